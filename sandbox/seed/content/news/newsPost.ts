/** A post of the WordPress site that the news come from. */
export interface NewsPost {
  postId: number;
  title: string;
  author: string;
  /** How many days ago it was published, and last changed if it was. */
  daysAgo: number;
  changedDaysAgo?: number;
  /** HTML; pictures of our own by their path alone. */
  content: string;
}
