// Lessons: which ones were completed in this browser, and how to start one.

import type { Lesson } from "../protocol";
import { begin, botName } from "./begin";
import { home } from "./home.svelte";
import { remember, remembered, settings } from "./settings.svelte";

const KEY = "inkwright.lessons";

export function learned(): string[] {
  const done = remembered<unknown>(KEY, []);
  return Array.isArray(done) ? done.filter((id): id is string => typeof id === "string") : [];
}

export function markLearned(id: string): void {
  const done = learned();
  if (!done.includes(id)) remember(KEY, [...done, id]);
}

export async function startLesson(lesson: Lesson): Promise<void> {
  const seats = [
    { who: "person" as const, name: settings.myName },
    { who: "bot" as const, bot: home.bot, name: botName(1) },
  ];
  await begin({ from: "scenario", text: lesson.text, seats, practice: true }, lesson.title, [], lesson.id);
}
