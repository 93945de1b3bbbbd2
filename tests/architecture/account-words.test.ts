import { expect, test } from 'vitest';
import { messagesFor } from '@/i18n/messages';

/** What the specification says of accounts, word for word. Whoever changes one changes what people were promised. */
const SAID: [key: string, en: string, he: string][] = [
  [
    'errors.UNAUTHENTICATED',
    'You need to sign in or sign up before continuing.',
    'כדי להמשיך יש להתחבר או להירשם.',
  ],
  [
    'errors.SESSION_EXPIRED',
    'Your session expired, please sign in again to continue.',
    'פג תוקף החיבור, יש להתחבר מחדש כדי להמשיך.',
  ],
  ['errors.INVALID_LOGIN', 'Invalid email or password.', 'כתובת הדוא״ל או הסיסמה אינן נכונות.'],
  ['errors.ACCOUNT_LOCKED', 'Your account is locked.', 'החשבון שלך נעול.'],
  [
    'errors.LAST_TRY_BEFORE_LOCK',
    'You have one more attempt before your account is locked.',
    'נותר לך ניסיון אחד לפני שהחשבון יינעל.',
  ],
  [
    'errors.CONFIRM_EMAIL_FIRST',
    'You must confirm your email address before continuing.',
    'לפני שממשיכים יש לאשר את כתובת הדוא״ל.',
  ],
  ['errors.WRONG_PROJECT_CODE', 'wrong project code', 'קוד הפרויקט שגוי'],
  ['errors.INVALID_INPUT', 'Validation failed', 'יש לתקן כמה פרטים'],
  ['errors.blank', "can't be blank", 'לא יכול להישאר ריק'],
  ['errors.invalid', 'is invalid', 'אינו תקין'],
  ['errors.taken', 'has already been taken', 'כבר נמצא בשימוש'],
  ['errors.confirmation', "doesn't match {attribute}", 'אינו תואם ל{attribute}'],
  ['errors.not_a_number', 'is not a number', 'אינו מספר'],
  ['errors.not_an_integer', 'must be an integer', 'חייב להיות מספר שלם'],
  [
    'account.signedUp',
    'Welcome! You have signed up successfully. A message with a confirmation link has been sent to your email address. Please follow the link to activate your account.',
    'ברוכים הבאים! נרשמתם בהצלחה. שלחנו לכתובת הדוא״ל שלכם הודעה עם קישור לאישור. כדי להפעיל את החשבון יש לפתוח את הקישור.',
  ],
  [
    'account.confirmed',
    'Your email address has been successfully confirmed.',
    'כתובת הדוא״ל שלכם אושרה בהצלחה.',
  ],
  [
    'account.unlocked',
    'Your account has been unlocked successfully. Please sign in to continue.',
    'נעילת החשבון בוטלה בהצלחה. אפשר להיכנס ולהמשיך.',
  ],
  ['account.passwordChanged', 'Your password has been changed successfully.', 'הסיסמה שלכם הוחלפה בהצלחה.'],
  [
    'account.emailChangeSent',
    'You updated your account successfully, but we need to verify your new email address. Please check your email and follow the confirmation link to confirm your new email address.',
    'החשבון עודכן בהצלחה, אבל עלינו לאמת את כתובת הדוא״ל החדשה. בדקו את תיבת הדואר ופתחו את הקישור לאישור הכתובת החדשה.',
  ],
  [
    'account.confirmationSent',
    'You will receive an email with instructions for how to confirm your email address in a few minutes.',
    'בדקות הקרובות תקבלו הודעת דוא״ל עם הוראות לאישור הכתובת.',
  ],
  [
    'account.screens.forgotten.sentText',
    'If your email address exists in our database, you will receive a password recovery link at your email address in a few minutes.',
    'אם כתובת הדוא״ל קיימת אצלנו, בדקות הקרובות תקבלו אליה קישור לשחזור הסיסמה.',
  ],
  [
    'account.screens.reset.missingText',
    "You can't access this page without coming from a password reset email. If you do come from a password reset email, please make sure you used the full URL provided.",
    'לעמוד הזה מגיעים רק מהודעה לאיפוס סיסמה. אם הגעתם מהודעה כזו, ודאו שפתחתם את הקישור המלא.',
  ],
  [
    'account.screens.reset_success.text',
    'Your password has been changed successfully.',
    'הסיסמה שלכם הוחלפה בהצלחה.',
  ],
  [
    'account.screens.confirm_again.sentText',
    'If your email address exists in our database, you will receive an email with instructions for how to confirm your email address in a few minutes.',
    'אם כתובת הדוא״ל קיימת אצלנו, בדקות הקרובות תקבלו הודעה עם הוראות לאישור הכתובת.',
  ],
  [
    'account.screens.unlock_again.sentText',
    'If your account exists, you will receive an email with instructions for how to unlock it in a few minutes.',
    'אם החשבון קיים, בדקות הקרובות תקבלו הודעה עם הוראות לביטול הנעילה.',
  ],
  [
    'account.notice.just_signed_up',
    'You have signed up successfully. A message with a confirmation link has been sent to your email address. Please follow the link to activate your account.',
    'נרשמתם בהצלחה. שלחנו לכתובת הדוא״ל שלכם הודעה עם קישור לאישור. כדי להפעיל את החשבון יש לפתוח את הקישור.',
  ],
  [
    'account.notice.unconfirmed',
    'You must confirm your email address before continuing.',
    'לפני שממשיכים יש לאשר את כתובת הדוא״ל.',
  ],
  [
    'account.notice.invalid_email',
    'Your email is not valid (update it in the profile)',
    'כתובת הדוא״ל שלכם אינה תקינה (אפשר לעדכן אותה בפרופיל)',
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
