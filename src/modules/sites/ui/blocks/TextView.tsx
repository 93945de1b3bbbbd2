import { cx } from '@/ui/primitives/class-names';
import type { TextData as Data } from '../../blocks/text';
import { Prose, SiteLink, Title } from '../../page/page-parts';

/** Text alone, at a readable width. */
export function TextView({ title, text, button, align }: Data) {
  return (
    <div className={cx('narrow', `at-${align}`)}>
      <Title>{title}</Title>
      <Prose text={text} />
      {button && <SiteLink to={button} className="button" />}
    </div>
  );
}
