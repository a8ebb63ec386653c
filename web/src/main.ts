import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "./lib/settings.svelte";

settings.show();
const target = document.getElementById("app");
if (target) mount(App, { target });
