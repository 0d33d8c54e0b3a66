import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { preloadable } from '../../src/ui/preloadable';

const waited = vi.fn();
function Waiting() {
  waited();
  return 'Loading';
}

const show = (part: ReactNode) => render(<Suspense fallback={<Waiting />}>{part}</Suspense>);
const Here = () => <p>Here</p>;

function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>;
}

describe('a component whose code is loaded by itself', () => {
  it('shows at once when its code is there', async () => {
    const Part = preloadable(async () => Here);
    expect(Part.isLoaded()).toBe(false);
    await Part.preload();
    expect(Part.isLoaded()).toBe(true);
    show(<Part />);
    expect(screen.getByText('Here')).toBeVisible();
    expect(waited).not.toHaveBeenCalled();
  });

  it('shows the fallback until then', async () => {
    const Part = preloadable(async () => Here);
    show(<Part />);
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByText('Here')).toBeVisible();
  });

  it('may be loaded again after it did not come', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('Offline')).mockResolvedValue(Here);
    const Part = preloadable(load);
    await expect(Part.preload()).rejects.toThrow('Offline');
    show(<Part />);
    expect(await screen.findByText('Here')).toBeVisible();
  });

  it('keeps what the person did when it is loaded once more meanwhile', async () => {
    const Part = preloadable(async () => Counter);
    const page = (
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    );
    const { rerender } = render(page);
    const button = await screen.findByRole('button');
    act(() => button.click());
    await Part.preload();
    rerender(page);
    expect(await screen.findByRole('button', { name: 'Pressed 1' })).toBeVisible();
  });
});
