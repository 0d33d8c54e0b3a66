import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { fold } from '../../../../src/ui/fold';
import { rangesOf } from '../../../../src/user/chat/find/rangesOf';

function marked(words: string, content: ReactNode) {
  const { container } = render(<article>{content}</article>);
  return rangesOf(fold(words), container).map(String);
}

describe('the marks', () => {
  it('stand on the words as they are written', () => {
    expect(marked('cafe', 'The Café, a cafe\u0301 and the CAFES')).toEqual(['Café', 'cafe\u0301', 'CAFE']);
  });

  it('go across what is drawn differently', () => {
    expect(
      marked(
        'very important thing',
        <p>
          A <em>very</em> <strong>important</strong> thing
        </p>,
      ),
    ).toEqual(['very important thing']);
  });

  it('take the end of a part for a space, and no more', () => {
    expect(
      marked(
        'one two',
        <>
          <p>One</p>
          <p>two</p>
          <p>
            one
            <br />
            two
          </p>
        </>,
      ),
    ).toHaveLength(2);
    expect(
      marked(
        'onetwo',
        <>
          <p>One</p>
          <p>two</p>
        </>,
      ),
    ).toEqual([]);
  });

  it('leave out what nobody said', () => {
    expect(
      marked(
        'show',
        <>
          Show me
          <button type="button">Show all</button>
          <footer>Shown at nine</footer>
        </>,
      ),
    ).toEqual(['Show']);
  });
});
