import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SafeLink } from '../../src/ui/SafeLink';

const show = (href: string) =>
  render(
    <SafeLink href={href} className="look">
      There
    </SafeLink>,
  );

describe('a safe link', () => {
  it.each(['https://board.example/1', 'http://localhost:5174/trello/1', '/devlog'])(
    'opens %s in a new tab that learns nothing of this one',
    (href) => {
      show(href);
      const link = screen.getByRole('link', { name: 'There' });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.getAttribute('rel')?.split(' ')).toEqual(
        expect.arrayContaining(['noopener', 'noreferrer']),
      );
      expect(link).toHaveClass('look');
    },
  );

  it('leaves a mail address to the mail program, without a tab', () => {
    show('mailto:ann@example.com');
    expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', 'mailto:ann@example.com');
    expect(screen.getByRole('link')).not.toHaveAttribute('target');
  });

  it.each(['tel:116123', 'sms:88788?body=START'])('leaves %s to the telephone, without a tab', (href) => {
    show(href);
    expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', href);
    expect(screen.getByRole('link')).not.toHaveAttribute('target');
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://',
  ])('shows the text alone where the address is %s', (href) => {
    const { container } = show(href);
    expect(screen.getByText('There')).toHaveClass('look');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(container.querySelector('[href]')).toBeNull();
  });
});
