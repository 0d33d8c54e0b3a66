import * as v from 'valibot';
import { ConversationFeedback, sendConversationFeedback } from '../../api/feedback';
import { CheckboxField } from '../../ui/forms/CheckboxField';
import { useSchemaForm } from '../../ui/forms/useSchemaForm';
import { FeedbackFrame } from './FeedbackFrame';
import { NotesField } from './NotesField';
import { useFeedback } from './useFeedback';
import { useUnsentText } from './useUnsentText';

const Report = v.omit(ConversationFeedback, ['chatId']);

interface ReportDialogProps {
  /** The reply whose flag was pressed (D-32). */
  chatId: number;
  onClose(): void;
}

/** The report conversation modal (spec 2 and 5). */
export function ReportDialog({ chatId, onClose }: ReportDialogProps) {
  const { mode, send } = useFeedback(sendConversationFeedback, onClose);
  const { unsent, note, takeBack, accepted, hasText } = useUnsentText('report');
  const { field, handleSubmit, setValue, setFocus, summary } = useSchemaForm(Report, { feedback: '' });

  const onSubmit = handleSubmit(async (report) => {
    if (await send({ chatId, ...report })) accepted();
  });

  return (
    <FeedbackFrame
      title="Report conversation"
      mode={mode}
      hasText={hasText}
      onSubmit={(event) => void onSubmit(event)}
      onClose={onClose}
    >
      {summary}
      <p>
        Something in this conversation is not right? Tell us, and share the session with us so that we can see
        it. The copy of your session is encrypted, used only for research, and then deleted.
      </p>
      <NotesField
        label="What should we know?"
        unsent={unsent}
        onRestore={() => {
          setValue('feedback', takeBack(), { shouldDirty: true });
          // The button goes.
          setFocus('feedback');
        }}
        {...field('feedback', { onChange: (event) => note(event.target.value) })}
      />
      <CheckboxField label="I accept to share my session data" {...field('acceptShareData')} />
    </FeedbackFrame>
  );
}
