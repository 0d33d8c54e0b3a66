/** Up to so many rows or entries of a list are all in the document; of more, those near the screen. */
export const wholeUpTo = 100;
