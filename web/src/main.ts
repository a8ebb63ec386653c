import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./app.css";
import { settings } from "./lib/settings.svelte";

const target = document.getElementById("app");
// Waits for the catalogue, so that nobody sees the page in another language first.
void settings.show().then(() => {
  if (target) mount(App, { target });
});
