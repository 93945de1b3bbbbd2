import type pg from 'pg';

/** A column of a statement's result: its name and the number of its type in PostgreSQL. */
export interface Column {
  name: string;
  type: number;
}

/** What node-postgres calls of a query, and of its connection (its `Submittable`, which its types leave open). */
interface Wire {
  parse: (statement: { name: string; text: string; types: number[] }) => void;
  describe: (what: { type: 'S'; name: string }) => void;
  sync: () => void;
}

/**
 * Prepares a statement without running it. Returns its columns; throws PostgreSQL's own error, as for a column that does
 * not exist.
 */
export function describeStatement(client: pg.Client, text: string): Promise<Column[]> {
  return new Promise((resolve, reject) => {
    let columns: Column[] = [];
    const asked = {
      submit: (wire: Wire) => {
        wire.parse({ name: '', text, types: [] });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
      },
      handleRowDescription: ({ fields }: { fields: { name: string; dataTypeID: number }[] }) => {
        columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
      },
      // After an error ReadyForQuery goes to the client alone.
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    };
    client.query(asked as never);
  });
}
