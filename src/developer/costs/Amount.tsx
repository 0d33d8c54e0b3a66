import styles from './Amount.module.css';
import { decimalsFor, formatAmount } from './amounts';

interface AmountProps {
  amount: number;
  /** A code, e.g. `USD` (D-106). */
  currency: string;
  /** As many as it needs when left out. */
  decimals?: number;
}

/** An amount of money with its currency's code beside it. */
export function Amount({ amount, currency, decimals = decimalsFor([amount]) }: AmountProps) {
  return (
    <span className={styles.amount}>
      {formatAmount(amount, decimals)} <span className={styles.currency}>{currency}</span>
    </span>
  );
}
