import { useId } from 'react';

/**
 * Joins a button to what it shows and hides: attributes for the button, and the id of what it shows.
 *
 * @example
 * const { button, contentId } = useDisclosure(isOpen, () => setOpen(!isOpen));
 * <Button {...button}>More</Button>
 * {isOpen && <p id={contentId}>…</p>}
 */
export function useDisclosure(isOpen: boolean, onToggle: () => void) {
  const contentId = useId();
  const button = {
    'aria-expanded': isOpen,
    // While it is closed there may be nothing of that id.
    'aria-controls': isOpen ? contentId : undefined,
    onClick: onToggle,
  };
  return { button, contentId };
}
