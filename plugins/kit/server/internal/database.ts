export { batchCalls } from '@/core/batch-calls';
