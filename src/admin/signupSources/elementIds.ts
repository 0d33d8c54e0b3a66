import { itemElementIds } from '../shared/useOpenItem';

/** The ids of what the focus moves to on the screen of the signup sources. */
export const sourceIds = itemElementIds('source');
