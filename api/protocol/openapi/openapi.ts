/** The parts of an OpenAPI 3.1 document that ours uses. https://spec.openapis.org/oas/v3.1.1.html */
import type { JsonSchema } from '@valibot/to-json-schema';

export type Schema = JsonSchema;

export interface Parameter {
  name: string;
  in: 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

export interface Header {
  description: string;
  schema: Schema;
}

interface Content {
  schema: Schema;
  example?: unknown;
}

export interface ResponseDescription {
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, Content>;
}

export interface OperationDescription {
  operationId: string;
  summary: string;
  description?: string;
  deprecated?: true;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Content> };
  /** Status -> reply. */
  responses: Record<string, ResponseDescription>;
}

export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, { get?: OperationDescription; post?: OperationDescription }>;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: Record<string, { type: 'apiKey'; in: 'cookie'; name: string; description: string }>;
  };
}
