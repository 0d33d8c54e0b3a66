import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MomentField } from '../../../src/ui/forms/MomentField';

describe('a field for a moment', () => {
  it('takes a day and a time, and names the time zone they are in', () => {
    render(<MomentField label="From" error="Too early" />);
    const field = screen.getByLabelText('From');
    expect(field).toHaveAttribute('type', 'datetime-local');
    expect(field).toHaveAccessibleDescription(/^Too early In your own time zone: \S.*\.$/);
    expect(field).toBeInvalid();
  });
});
