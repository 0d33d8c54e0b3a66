import './HelpPopover.scss';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import Overlay from 'react-bootstrap/Overlay';
import Popover from 'react-bootstrap/Popover';
import { IconButton } from './IconButton';

interface HelpPopoverProps {
  /** The button's name, e.g. 'About sharing'. */
  label: string;
  children: ReactNode;
}

/** A question mark that explains something on a click; Esc, a click outside or a second click closes it. */
export function HelpPopover({ label, children }: HelpPopoverProps) {
  const id = useId();
  const holder = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  return (
    <span ref={holder}>
      <IconButton
        ref={button}
        label={label}
        icon={<CircleHelp size={18} />}
        aria-expanded={isOpen}
        aria-describedby={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.stopPropagation();
          setOpen(false);
        }}
        onBlur={() => setOpen(false)}
      />
      <Overlay
        target={button}
        // Beside its button, so that it is read there and belongs to the same landmark.
        container={holder}
        show={isOpen}
        placement="top"
        rootClose
        onHide={(event) => {
          // A click on the button itself closes by its own doing.
          if (!(event.target instanceof Node && button.current?.contains(event.target))) setOpen(false);
        }}
      >
        <Popover id={id}>
          <Popover.Body>{children}</Popover.Body>
        </Popover>
      </Overlay>
    </span>
  );
}
