export { clientEnded, setClientEnded, wantsMail } from '@/core/mail/queries/client-stops';
