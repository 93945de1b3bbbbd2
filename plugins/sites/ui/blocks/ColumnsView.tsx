import { parts } from '@plugins/kit/site';
import type { ColumnsData as Data } from '../../blocks/columns';

/** Words, with pictures or without, in columns. */
export function ColumnsView({ title, columns }: Data) {
  return (
    <div className="wide">
      <parts.Title>{title}</parts.Title>
      <ul className={`columns columns-${columns.length}`}>
        {columns.map((column, index) => (
          <li key={`${index}-${column.title}`}>
            {column.picture && (
              <parts.Picture picture={column.picture} sizes="(min-width: 56rem) 33vw, 100vw" />
            )}
            <parts.ItemTitle>{column.title}</parts.ItemTitle>
            <parts.Prose html={column.text} />
            {column.button && <parts.SiteLink to={column.button} className="more" />}
          </li>
        ))}
      </ul>
    </div>
  );
}
