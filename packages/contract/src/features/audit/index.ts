export {
  type AuditAction,
  type AuditEntry,
  type AuditFilter,
  auditActions,
  auditEntrySchema,
  exportAuditLog,
  type ListedAuditEntry,
  listAuditEntries,
} from './audit-log.ts';
