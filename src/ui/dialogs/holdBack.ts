import { createContext } from 'react';

/**
 * Has the browser's Back call something instead of leaving the page.
 *
 * @returns a function that ends it
 */
export type HoldBack = (onBack: () => void) => () => void;

export const HoldBackContext = createContext<HoldBack | null>(null);
