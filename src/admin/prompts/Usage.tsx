import { useState } from 'react';
import type { PromptUsage, VersionUsage } from '../../api/admin/prompts';
import { formatDay } from '../../ui/dates';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice';
import type { Column } from '../../ui/table/columns';
import { Table } from '../../ui/table/Table';
import { useChartLook } from '../shared/charts/useChartLook';
import styles from './Usage.module.css';
import { UsageChart } from './UsageChart';
import { type Measure, measures, tokensOf, usedVersion, whole } from './usageSeries';

const columns: Column<VersionUsage>[] = [
  { name: 'Date', cell: ({ date }) => <time dateTime={date}>{formatDay(date)}</time> },
  { name: 'Version', cell: usedVersion },
  { name: 'Calls', cell: ({ calls }) => whole(calls), isNumeric: true },
  { name: 'Tokens', cell: (row) => whole(tokensOf(row)), isNumeric: true },
  // The same decimals in each row, so that they can be compared.
  { name: 'Cost', cell: ({ cost }) => `$${cost.toFixed(4)}`, isNumeric: true },
];

const choices = (Object.keys(measures) as Measure[]).map((value) => ({
  value,
  label: measures[value].label,
}));

/** The use of a prompt's versions as lines, and the same as numbers beside them. */
export function Usage({ from, to, usage }: PromptUsage) {
  const [measure, setMeasure] = useState<Measure>('calls');
  const [place, look] = useChartLook();
  return (
    <div className={styles.usage}>
      <div>
        <SegmentedChoice<Measure>
          label="What the chart shows"
          choices={choices}
          value={measure}
          onChange={setMeasure}
        />
        <div ref={place} className={styles.chart}>
          {look && <UsageChart usage={usage} range={{ from, to }} measure={measure} look={look} />}
        </div>
      </div>
      <Table
        isLow
        label="Use and cost by day and version"
        columns={columns}
        rows={usage.toReversed()}
        keyOf={({ date, versionId }) => `${date} ${versionId}`}
        empty={null}
      />
    </div>
  );
}
