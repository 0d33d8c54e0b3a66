/** Letters and digits that no database packs: a text of one letter again and again takes next to no room in an index. */
export function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 36).toString(36);
  }).join('');
}
