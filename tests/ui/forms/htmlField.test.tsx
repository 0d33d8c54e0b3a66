import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { HtmlField } from '../../../src/ui/forms/HtmlField';

function Letter() {
  const [html, setHtml] = useState('');
  return (
    <HtmlField label="Letter" html={html} value={html} onChange={({ target }) => setHtml(target.value)} />
  );
}

describe('a field for HTML', () => {
  it('shows beside it what people will read, as it is typed', async () => {
    const user = userEvent.setup();
    render(<Letter />);
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(preview).toHaveTextContent('Nothing to read yet.');
    await user.type(screen.getByRole('textbox', { name: 'Letter' }), '<em>Hello</em> <script>no</script>');
    await waitFor(() => expect(preview).toHaveTextContent('Hello'));
    expect(preview.querySelector('em')).toBeInTheDocument();
    expect(preview).not.toHaveTextContent('no');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'HTML: the preview shows what people will read.',
    );
  });
});
