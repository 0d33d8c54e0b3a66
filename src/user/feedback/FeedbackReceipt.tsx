import { config } from '../../shared/config/config';

/** The thanks that both feedback dialogs end with (spec 2, Feedback dialog; D-32). */
export function FeedbackReceipt() {
  return (
    <div role="status">
      <p>Thanks for your feedback! We appreciate all the feedback we can get.</p>
      <p>{config.teamName}</p>
    </div>
  );
}
