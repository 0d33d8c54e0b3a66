/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A message as somebody in a hurry types it: without marks or punctuation, in capitals, or with slips of the fingers. */
export function typedCarelessly(text: string, random: () => number): string {
  const way = random();
  if (way < 0.25) return text.replace(/[.,!?']/g, '');
  if (way < 0.4)
    return text
      .replace(/[æøåß]/g, (letter) => ({ æ: 'ae', ø: 'o', å: 'a', ß: 'ss' })[letter] ?? letter)
      .normalize('NFD')
      .replace(/\p{M}/gu, '');
  const words = text.split(' ');
  for (let slips = Math.max(1, Math.round(words.length * 0.12)); slips > 0; slips--) {
    const place = Math.floor(random() * words.length);
    words[place] = slipped(words[place] ?? '', random);
  }
  return words.join(' ');
}

/** A letter left out, changed with the next one, doubled, or another one in its place. */
function slipped(word: string, random: () => number): string {
  if (word.length < 4) return word;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next, rest] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  const way = random();
  if (way < 0.35) return before + next + rest;
  if (way < 0.65) return before + next + letter + rest;
  if (way < 0.85) return before + letter + letter + next + rest;
  return before + 'eaiostn'[Math.floor(random() * 7)] + next + rest;
}
