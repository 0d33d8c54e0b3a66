import type { FaceValue } from './Face';

/** What each of the five faces is called. */
export const faceNames: Readonly<Record<FaceValue, string>> = {
  1: 'Angry',
  2: 'Sad',
  3: 'Neutral',
  4: 'Happy',
  5: 'Grin',
};

export const faceValues: readonly FaceValue[] = [1, 2, 3, 4, 5];
