import type { FeedbackType } from '../../api/admin/feedback';

/** A feedback under review. */
export interface Reviewed {
  type: FeedbackType;
  id: number;
}
