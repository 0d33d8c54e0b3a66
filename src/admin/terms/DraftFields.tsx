import { HtmlField } from '../../ui/forms/HtmlField';
import { MomentField } from '../../ui/forms/MomentField';
import type { DraftForm } from './useDraftForm';

interface DraftFieldsProps {
  form: DraftForm;
  /** While it is saved, nothing can be typed. */
  isBusy: boolean;
}

/** When a version comes into force and what it says. */
export function DraftFields({ form: { field, watch }, isBusy }: DraftFieldsProps) {
  return (
    <>
      <MomentField label="Active From" readOnly={isBusy} {...field('validFrom')} />
      <HtmlField label="Content" html={watch('content')} readOnly={isBusy} {...field('content')} />
    </>
  );
}
