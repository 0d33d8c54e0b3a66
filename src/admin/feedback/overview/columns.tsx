import type { GenericFeedbackItem } from '../../../api/admin/feedback';
import { DateTime } from '../../../ui/DateTime';
import type { Column } from '../../../ui/table/columns';
import { StateBadge } from '../../shared/StateBadge';

type Head = Pick<GenericFeedbackItem, 'id' | 'feedback' | 'state' | 'createdAt' | 'updatedAt' | 'trelloId'>;

const number: Column<Head> = { name: '#', cell: ({ id }) => id, below: ({ feedback }) => feedback };

const common: Column<Head>[] = [
  { name: 'State', sortKey: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  { name: 'Created At', sortKey: 'CreatedAt', cell: ({ createdAt }) => <DateTime iso={createdAt} /> },
  { name: 'Updated At', sortKey: 'UpdatedAt', cell: ({ updatedAt }) => <DateTime iso={updatedAt} /> },
  { name: 'Trello', sortKey: 'Trello', cell: ({ trelloId }) => trelloId },
];

export const conversationColumns: readonly Column<Head>[] = [number, ...common];

export const genericColumns: readonly Column<GenericFeedbackItem>[] = [
  number,
  { name: 'Category', sortKey: 'FeedbackType', cell: ({ category }) => category },
  { name: 'Page', sortKey: 'Page', cell: ({ page }) => page },
  ...common,
];
