import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLastSeen } from '../../../src/admin/shared/useLastSeen';

interface Item {
  id: number;
  name: string;
}
const ann = { id: 1, name: 'Ann' };
const ben = { id: 2, name: 'Ben' };

function open(id: number, items?: readonly Item[]) {
  return renderHook(({ id, items }) => useLastSeen<Item>(id, items), {
    initialProps: { id, items } as { id: number; items?: readonly Item[] },
  });
}

describe('an open item', () => {
  it('is as its list has it now', () => {
    const { result, rerender } = open(1, [ann, ben]);
    expect(result.current).toBe(ann);
    const renamed = { id: 1, name: 'Anna' };
    rerender({ id: 1, items: [ben, renamed] });
    expect(result.current).toBe(renamed);
  });

  it('stays as it was last when the list has it no longer, or is not there', () => {
    const { result, rerender } = open(1, [ann, ben]);
    rerender({ id: 1, items: [ben] });
    expect(result.current).toBe(ann);
    rerender({ id: 1 });
    expect(result.current).toBe(ann);
  });

  it('is none as long as the list never had it, whatever was open before', () => {
    const { result, rerender } = open(3, [ann, ben]);
    expect(result.current).toBeUndefined();
    rerender({ id: 1, items: [ann, ben] });
    rerender({ id: 3, items: [] });
    expect(result.current).toBeUndefined();
  });
});
