import type { ReactNode } from 'react';
import { DownloadCsv } from '../../../shared/csv/DownloadCsv';
import type { CsvColumn } from '../../../shared/csv/toCsv';
import { Details } from '../../../ui/disclosure/Details';
import type { Column } from '../../../ui/table/columns';
import { Table } from '../../../ui/table/Table';
import { type ChartLook, useChartLook } from '../../shared/charts/useChartLook';
import styles from './ChartCard.module.css';

interface ChartCardProps<Row> {
  title: string;
  /** Draws the chart; its canvas is an image with a name of its own. */
  children(look: ChartLook): ReactNode;
  /** What the chart shows, as numbers. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** The same numbers for a file. */
  csv: readonly CsvColumn<Row>[];
}

/** A chart under its heading, with its numbers to unfold for those who can't see it. */
export function ChartCard<Row>({ title, children, columns, rows, keyOf, csv }: ChartCardProps<Row>) {
  const [place, look] = useChartLook();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <div ref={place} className={styles.chart}>
        {look && children(look)}
      </div>
      <Details
        className={styles.numbers}
        summary={
          <>
            Show numbers<span className="visually-hidden">: {title}</span>
          </>
        }
      >
        <Table isLow label={title} columns={columns} rows={rows} keyOf={keyOf} empty={null} />
        <DownloadCsv items={title.toLowerCase()} columns={csv} rows={rows} />
      </Details>
    </section>
  );
}
