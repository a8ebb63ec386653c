// Short tones for events at the table, synthesized in the browser. Off by default.

import type { Event } from "../protocol";
import { settings } from "./settings.svelte";

/** Pitches in hertz, played in order. */
const TONES: Partial<Record<Event["what"]["t"], number[]>> = {
  turn_began: [392, 523],
  inked: [262],
  played: [330, 392],
  quested: [523, 659],
  challenged: [196, 165],
  damage_dealt: [147],
  banished: [131, 98],
  lore_gained: [659, 784],
  won: [523, 659, 784, 1047],
};

let audio: AudioContext | null = null;

export function sound(what: Event["what"]["t"]): void {
  const { volume } = settings.kept;
  const tones = TONES[what];
  if (volume <= 0 || !tones) return;
  try {
    audio ??= new AudioContext();
    const begin = audio.currentTime;
    tones.forEach((pitch, i) => tone(audio!, pitch, begin + i * 0.09, volume));
  } catch {
    // A browser without audio stays silent.
  }
}

function tone(to: AudioContext, pitch: number, at: number, volume: number): void {
  const [source, gain] = [to.createOscillator(), to.createGain()];
  source.type = "triangle";
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(volume * 0.2, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.18);
  source.connect(gain).connect(to.destination);
  source.start(at);
  source.stop(at + 0.2);
}
