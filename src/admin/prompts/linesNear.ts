/** Which of the elements below one another reach into a stretch, from a height to another, by their numbers from 1 on. */
export function linesNear(
  all: ArrayLike<HTMLElement>,
  from: number,
  to: number,
): { number: number; top: number }[] {
  const near: { number: number; top: number }[] = [];
  for (let index = firstBelow(all, from); index < all.length; index += 1) {
    const top = all[index]?.offsetTop ?? to;
    if (top >= to) break;
    near.push({ number: index + 1, top });
  }
  return near;
}

/** The index of the first that ends below a height. */
function firstBelow(all: ArrayLike<HTMLElement>, height: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const line = all[middle];
    if (line && line.offsetTop + line.offsetHeight <= height) low = middle + 1;
    else high = middle;
  }
  return low;
}
