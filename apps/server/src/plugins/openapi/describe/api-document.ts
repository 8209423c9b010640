import type { Access, ApiPart, ErrorCode } from '@rostra/contract';

/** The parts of OpenAPI 3.1 that our descriptions use. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  [keyword: string]: unknown;
}

export interface Reference {
  $ref: string;
}

export interface Content {
  schema: JsonSchema;
  example?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  style?: 'deepObject';
  explode?: true;
  schema: JsonSchema;
}

export interface ApiResponse {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, Content | { schema: JsonSchema; examples: Record<string, object> }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Content> };
  security: Record<string, string[]>[];
  responses: Record<string, ApiResponse | Reference>;
  'x-part': ApiPart;
  'x-access': Access;
  'x-errors': readonly ErrorCode[];
  'x-needs-proof'?: true;
  'x-needs-confirmed-address'?: true;
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Paths = Record<string, Partial<Record<Method, Operation>>>;

export interface Components {
  schemas: Record<string, JsonSchema>;
  responses: Record<string, ApiResponse>;
  securitySchemes: Record<string, object>;
}

export interface ApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; license: object };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Paths;
  components: Components;
}

export const operationsOf = (document: ApiDocument): [string, Method, Operation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Method, Operation] => [
      path,
      method as Method,
      operation,
    ]),
  );
