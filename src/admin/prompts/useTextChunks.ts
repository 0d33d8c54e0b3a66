import { useEffect, useMemo, useRef } from 'react';
import { chunksOf, type TextChunk } from './textChunks';

/** A long text taken apart; what has not changed since the last drawing is the same chunk again. */
export function useTextChunks(text: string): readonly TextChunk[] {
  const former = useRef<readonly TextChunk[]>([]);
  const chunks = useMemo(() => chunksOf(text, former.current), [text]);
  useEffect(() => {
    former.current = chunks;
  }, [chunks]);
  return chunks;
}
