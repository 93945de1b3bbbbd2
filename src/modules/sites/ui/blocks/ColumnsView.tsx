import type { ColumnsData as Data } from '../../blocks/columns';
import { cx, ItemTitle, Picture, Prose, SiteLink, Title } from '../../page/page-parts';

/** Texts in columns, with or without pictures. */
export function ColumnsView({ title, columns, ratio }: Data) {
  return (
    <div className="wide">
      <Title>{title}</Title>
      <ul className={cx(`columns columns-${columns.length}`, columns.length === 2 && `wider-${ratio}`)}>
        {columns.map((column, index) => (
          <li key={`${index}-${column.title}`}>
            {column.picture && <Picture picture={column.picture} sizes="(min-width: 56rem) 33vw, 100vw" />}
            <ItemTitle>{column.title}</ItemTitle>
            <Prose text={column.text} />
            {column.button && <SiteLink to={column.button} className="more" />}
          </li>
        ))}
      </ul>
    </div>
  );
}
