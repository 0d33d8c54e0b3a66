import {
  type ComponentType,
  type FunctionComponent,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { loadOrReload } from './loadOrReload';
import { ToastContext } from './toasts/useToasts';

/** What can be shown, and can go again. */
interface Closable {
  onClose(): void;
}

/**
 * A dialog or another part of a page whose code is loaded when it shows. Where the code does not come, also after the one
 * reload that a new release needs, a toast says so, `onClose` is called, and the page around it stays; the next time it is
 * asked for again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props & Closable> {
  let loaded: ComponentType<Props> | undefined;

  const render: FunctionComponent<Props & Closable> = (props) => {
    const [Part, setPart] = useState(() => loaded);
    const toasts = useContext(ToastContext);
    const onMissing = useEffectEvent((error: unknown) => {
      console.error('A part of the page could not be loaded:', error);
      toasts?.show({
        title: 'This could not be opened',
        message: 'Please check your connection and try again.',
        tone: 'error',
      });
      props.onClose();
    });

    useEffect(() => {
      if (Part) return;
      let isCurrent = true;
      const show = (part: ComponentType<Props>) => {
        loaded = part;
        if (isCurrent) setPart(() => part);
      };
      loadOrReload(load).then(show, (error) => {
        if (isCurrent) onMissing(error);
      });
      return () => {
        isCurrent = false;
      };
    }, [Part]);

    return Part ? <Part {...props} /> : null;
  };
  return render;
}
