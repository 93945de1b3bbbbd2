import type { StopPageProps } from '@/domain/stop-page';
import { buttonClass } from './button-class';

/** The end of messages of one kind, by a button: mail programs that follow links end nothing. */
export function StopPage({ done, token, csrf, action, words }: StopPageProps) {
  return (
    <div className="flex flex-col gap-4">
      <h1 className="font-display text-3xl leading-snug">{words.title}</h1>
      <p className="text-quiet">{words.text}</p>
      {!done && (
        <form method="post" action={action}>
          <input type="hidden" name="authenticity_token" value={csrf} />
          <input type="hidden" name="token" value={token} />
          <button type="submit" className={buttonClass('ink')}>
            {words.accept}
          </button>
        </form>
      )}
    </div>
  );
}
