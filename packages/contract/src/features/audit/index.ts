export {
  type AuditAction,
  type AuditEntry,
  type AuditFilter,
  auditActions,
  auditEntrySchema,
  exportAuditLog,
  listAuditEntries,
} from './audit-log.ts';
