import { arriving } from './arriving';
import { family } from './family';
import { growing } from './growing';
import { others } from './others';
import { type Scene, toScene } from './script';

/** A month of conversations between Emma Holm and the coach, oldest first. */
export const conversations = [...arriving, ...family, ...growing].map(toScene);

/** A conversation of somebody else, some days ago; there are eight, and they come round again. */
export function sceneOf(index: number, daysAgo: number): Scene {
  const script = others[index % others.length];
  if (!script) throw new Error('There are no conversations');
  return toScene({ ...script, daysAgo });
}
