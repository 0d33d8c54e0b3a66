import { HtmlField } from '../../ui/forms/HtmlField';
import { MomentField } from '../../ui/forms/MomentField';
import type { Editor } from '../shared/useEditor';
import type { draftForm } from './draftForm';

interface DraftFieldsProps {
  editor: Editor<ReturnType<typeof draftForm>['schema']>;
}

/** When a version comes into force and what it says. */
export const DraftFields = ({ editor: { field, watch } }: DraftFieldsProps) => (
  <>
    <MomentField label="Active From" {...field('validFrom')} />
    <HtmlField label="Content" html={watch('content')} {...field('content')} />
  </>
);
