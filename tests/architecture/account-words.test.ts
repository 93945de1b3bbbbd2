import { expect, test } from 'vitest';
import { messagesFor } from '@/core/i18n/messages';

/** What people read about their account, word for word: errors are the wire's too, and programs may compare them. */
const SAID: [key: string, en: string, he: string][] = [
  [
    'errors.UNAUTHENTICATED',
    'You need to sign in or sign up before continuing.',
    'כדי להמשיך, היכנסו או הירשמו.',
  ],
  [
    'errors.SESSION_EXPIRED',
    'Your session expired, please sign in again to continue.',
    'תוקף החיבור פג. היכנסו שוב כדי להמשיך.',
  ],
  ['errors.INVALID_LOGIN', 'Invalid email or password.', 'המייל או הסיסמה שגויים.'],
  ['errors.ACCOUNT_LOCKED', 'Your account is locked.', 'החשבון שלכם נעול.'],
  [
    'errors.LAST_TRY_BEFORE_LOCK',
    'You have one more attempt before your account is locked.',
    'נשאר לכם ניסיון אחד לפני שהחשבון יינעל.',
  ],
  [
    'errors.CONFIRM_EMAIL_FIRST',
    'You must confirm your email address before continuing.',
    'כדי להמשיך, אמתו את כתובת המייל.',
  ],
  ['errors.WRONG_PROJECT_CODE', 'wrong project code', 'הקוד הזה לא פותח גלריה. בדקו אותו ונסו שוב.'],
  ['errors.INVALID_INPUT', 'Validation failed', 'יש לתקן כמה פרטים'],
  ['errors.blank', "can't be blank", 'שדה חובה'],
  ['errors.invalid', 'is invalid', 'ערך לא תקין'],
  ['errors.taken', 'has already been taken', 'כבר בשימוש'],
  ['errors.EMAIL_TAKEN', 'There is already an account with this email.', 'כבר יש חשבון עם המייל הזה.'],
  ['errors.confirmation', "doesn't match {attribute}", 'לא תואם לשדה {attribute}'],
  ['errors.not_a_number', 'is not a number', 'צריך להיות מספר'],
  ['errors.not_an_integer', 'must be an integer', 'צריך להיות מספר שלם'],
  [
    'account.signedUp',
    'Welcome! We sent a confirmation link to your email.',
    'ברוכים הבאים! שלחנו לכם מייל עם קישור לאימות. לוחצים עליו, וזהו.',
  ],
  ['account.confirmed', 'Your email is confirmed.', 'כתובת המייל אומתה.'],
  [
    'account.unlocked',
    'Your account is unlocked. Sign in to continue.',
    'נעילת החשבון בוטלה. אפשר להיכנס ולהמשיך.',
  ],
  ['account.passwordChanged', 'Your password has been changed.', 'הסיסמה הוחלפה.'],
  [
    'account.emailChangeSent',
    'Almost done. We sent a confirmation link to your new email address.',
    'החשבון עודכן. נשאר לאמת את הכתובת החדשה: שלחנו אליה מייל עם קישור.',
  ],
  [
    'account.confirmationSent',
    'Sent again. It may take a minute to arrive.',
    'המייל נשלח שוב. ייתכן שיעברו כמה דקות עד שיגיע.',
  ],
  [
    'account.screens.forgotten.sentText',
    'If that email has an account, a reset link is on its way.',
    'אם יש חשבון עם הכתובת הזו, קישור לאיפוס הסיסמה כבר בדרך.',
  ],
  [
    'account.screens.reset.missingText',
    'To choose a new password, open the full link from our password reset email.',
    'כדי לבחור סיסמה חדשה, פתחו את הקישור המלא מהמייל לאיפוס הסיסמה.',
  ],
  [
    'account.screens.reset_success.text',
    'You can now sign in with your new password.',
    'אפשר להיכנס עם הסיסמה החדשה.',
  ],
  [
    'account.screens.confirm_again.sentText',
    'If that email has an account, a confirmation link is on its way.',
    'אם יש חשבון עם הכתובת הזו, קישור לאימות כבר בדרך.',
  ],
  [
    'account.screens.unlock_again.sentText',
    'If that email has an account, an unlock link is on its way.',
    'אם יש חשבון עם הכתובת הזו, קישור לביטול הנעילה כבר בדרך.',
  ],
  [
    'account.notice.just_signed_up',
    'Confirm your email: we sent a link to {email}.',
    'אמתו את כתובת המייל: שלחנו קישור אל {email}.',
  ],
  [
    'account.notice.unconfirmed',
    'Confirm your email to continue. We sent you a link.',
    'כדי להמשיך, אמתו את כתובת המייל. שלחנו אליכם קישור.',
  ],
  [
    'account.notice.invalid_email',
    'Your email address isn’t valid. Update it in your profile.',
    'כתובת המייל שלכם לא תקינה. עדכנו אותה בפרופיל.',
  ],
];

const say = (locale: 'en' | 'he', key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (tree, part) => (tree as Record<string, unknown> | undefined)?.[part],
      messagesFor(locale),
    );

test.each(SAID)('%s', (key, en, he) => {
  expect([say('en', key), say('he', key)]).toEqual([en, he]);
});
