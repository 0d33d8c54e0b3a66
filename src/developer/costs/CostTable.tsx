import { useMemo } from 'react';
import type { CostRow } from '../../api/developer/costs';
import { DateTime } from '../../ui/DateTime';
import { EmptyState } from '../../ui/states/EmptyState';
import type { Column } from '../../ui/table/columns';
import { Table } from '../../ui/table/Table';
import { Amount } from './Amount';
import { decimalsFor } from './amounts';

interface CostTableProps {
  rows: readonly CostRow[];
  currency: string;
}

/** The rows of the costs; the amounts of a column have the same number of decimals (CST-003, CST-006). */
export function CostTable({ rows, currency }: CostTableProps) {
  const columns = useMemo(() => columnsFor(rows, currency), [rows, currency]);
  return (
    <Table
      label="Costs"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={<EmptyState title="No costs yet" text="What your next message in the chat costs shows here." />}
    />
  );
}

function columnsFor(rows: readonly CostRow[], currency: string): Column<CostRow>[] {
  const itemDecimals = decimalsFor(rows.map(({ costPrItem }) => costPrItem));
  const totalDecimals = decimalsFor(rows.map(({ totalCost }) => totalCost));
  return [
    { name: '#', cell: ({ id }) => id, isNumeric: true },
    { name: 'Timestamp', cell: ({ timestamp }) => <DateTime iso={timestamp} /> },
    { name: 'Type', cell: ({ type }) => type },
    { name: 'Note', cell: ({ note }) => note, isText: true },
    { name: 'Count', cell: ({ itemCount }) => itemCount.toLocaleString(), isNumeric: true },
    {
      name: 'Price pr item',
      cell: ({ costPrItem }) => <Amount amount={costPrItem} currency={currency} decimals={itemDecimals} />,
      isNumeric: true,
    },
    {
      name: 'Total price',
      cell: ({ totalCost }) => <Amount amount={totalCost} currency={currency} decimals={totalDecimals} />,
      isNumeric: true,
    },
  ];
}
