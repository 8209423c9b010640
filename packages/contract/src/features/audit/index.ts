export {
  type AuditAction,
  type AuditEntry,
  auditActions,
  auditEntrySchema,
  exportAuditLog,
  listAuditEntries,
} from './audit-log.ts';
