import type { CostRow } from '../../api/developer/costs';
import type { CsvColumn } from '../../shared/csv/toCsv';

/** The table's columns in a file; the amounts are numbers, their currency is told beside them. */
export const costCsv = (currency: string): CsvColumn<CostRow>[] => [
  { name: '#', value: ({ id }) => id },
  { name: 'Timestamp', value: ({ timestamp }) => timestamp },
  { name: 'Type', value: ({ type }) => type },
  { name: 'Note', value: ({ note }) => note },
  { name: 'Count', value: ({ itemCount }) => itemCount },
  { name: 'Price pr item', value: ({ costPrItem }) => costPrItem },
  { name: 'Total price', value: ({ totalCost }) => totalCost },
  { name: 'Currency', value: () => currency },
];
