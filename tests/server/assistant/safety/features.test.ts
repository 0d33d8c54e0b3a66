import { expect, it } from 'vitest';
import { readConcepts } from '../../../../server/assistant/safety/conceptsIn';
import { conceptFeatures, pieceFeatures, wordFeatures } from '../../../../server/assistant/safety/features';

it('are words, phrases with the beginning and the end, and pairs around words', () => {
  expect([...wordFeatures(['go', 'home', 'right', 'now'])]).toEqual(
    expect.arrayContaining([
      'go',
      'go home',
      'go home right',
      '^ go',
      'right now $',
      'go _ right',
      'go __ now',
    ]),
  );
});

it('of a misspelt word are partly those of the right one', () => {
  const right = pieceFeatures(['suicide']);
  expect([...right]).toEqual(expect.arrayContaining(['~<su', '~icide']));
  expect([...pieceFeatures(['suiicide'])].filter((feature) => right.has(feature)).length).toBeGreaterThan(3);
});

it('are concepts where they stand, denied, near each other in order, and anywhere together', () => {
  const table = readConcepts('not: dont\nwant: want\ndie: die, dying\npills: pill*\nletter-note: letter');
  const features = conceptFeatures('i dont want to die my letter and pills'.split(' '), table);
  expect([...features]).toEqual(
    expect.arrayContaining([
      '[die]',
      '[!want]',
      '[pills$]',
      '[want>die]',
      '[not+want]',
      '[want>die>letter-note]',
      '[letter-note&pills]',
    ]),
  );
  expect(features).not.toContain('[!letter-note]');
  expect(features).not.toContain('[not>pills]');
});

it('are fields beside other concepts, but not in threes', () => {
  const table = readConcepts('want: want\ndie: die\n.chemist-shop: chemist');
  const features = conceptFeatures('want chemist die'.split(' '), table);
  expect([...features]).toEqual(
    expect.arrayContaining(['[.chemist-shop]', '[want+.chemist-shop]', '[.chemist-shop>die]', '[want>die]']),
  );
  expect([...features].filter((feature) => feature.split('>').length > 2)).toEqual([]);
});
