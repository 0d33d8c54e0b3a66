import { Copy } from 'lucide-react';
import type { MouseEvent } from 'react';
import { IconButton } from '../../ui/IconButton';
import { useCopy } from '../../ui/toasts/useCopy';
import { hasMarks } from './reply/hasMarks';

interface CopyMessageProps {
  text: string;
  /** The assistant's, who may use light markup: that stays behind. */
  isReply?: boolean;
}

/** Copies what somebody said. */
export function CopyMessage({ text, isReply = false }: CopyMessageProps) {
  const copy = useCopy();

  const onClick = async ({ currentTarget }: MouseEvent) => {
    const shown = currentTarget.closest('article')?.firstElementChild ?? null;
    const plain = isReply && hasMarks(text) ? await withoutMarks(text) : text;
    await copy(plain, { shown, name: 'message' });
  };

  return (
    <IconButton label="Copy message" icon={<Copy size={16} />} onClick={(event) => void onClick(event)} />
  );
}

async function withoutMarks(text: string): Promise<string> {
  try {
    return (await import('./reply/formatting')).spokenText(text);
  } catch (error) {
    console.error('Formatting could not be loaded, the message is copied with its marks:', error);
    return text;
  }
}
