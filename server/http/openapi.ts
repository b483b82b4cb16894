import { type Access, worksFrozen } from '#shared/http/endpoint.ts'
import { type Role, whoMay } from '#shared/roles.ts'
import * as z from 'zod'
import { ACCOUNT_CLOSED, UNKNOWN_WORKSPACE, WORKSPACE_FROZEN } from '#shared/constants.ts'
import { ErrorResponse } from '#shared/http/errors.ts'
import type { MountedEndpoints } from './mount.ts'

/** OpenAPI 3.1 of all mounted endpoints, generated from the contracts that serve them. */
export function openApiDocument({ endpoints, serverUrl }: { endpoints: MountedEndpoints; serverUrl: string }) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Goodword',
      version: '1',
      description:
        'Every call may have an x-transaction-id. Every POST that creates something honours an Idempotency-Key.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: { securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}

const isRole = (access: Access): access is Role => access !== 'public' && access !== 'account'

function refusals(endpoint: MountedEndpoints[number]): string[] {
  const { access } = endpoint
  if (access === 'public') return []
  return [
    'request.not_signed_in',
    ACCOUNT_CLOSED,
    UNKNOWN_WORKSPACE,
    ...(isRole(access) ? ['request.role_too_low'] : []),
    ...(worksFrozen(endpoint) ? [] : [WORKSPACE_FROZEN]),
  ]
}

const whoAndWhen = (endpoint: MountedEndpoints[number], role: Role) =>
  worksFrozen(endpoint) ? whoMay(role) : `${whoMay(role)} A frozen workspace refuses it.`

function operation(endpoint: MountedEndpoints[number]) {
  const errors = ['request.invalid', ...refusals(endpoint), ...(endpoint.errors ?? [])]
  const success = endpoint.response
    ? { [endpoint.status ?? 200]: { description: 'Done', ...json(endpoint.response, 'output') } }
    : { 204: { description: 'Done' } }
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/\W+(\w)/g, (_, first: string) => first.toUpperCase())}`,
    summary: endpoint.summary,
    ...(endpoint.access !== 'public' && { security: [{ idToken: [] }] }),
    ...(isRole(endpoint.access) && { description: whoAndWhen(endpoint, endpoint.access) }),
    parameters: [...pathParameters(endpoint.path), ...queryParameters(endpoint.query)],
    ...(endpoint.body && { requestBody: json(endpoint.body, 'input') }),
    ...(endpoint.upload && { requestBody: file(endpoint.upload) }),
    responses: {
      ...success,
      default: { description: `One of the codes ${errors.join(', ')}`, ...json(ErrorResponse, 'output') },
    },
  }
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  content: { 'application/json': { schema: schemaOf(schema, io) } },
})

const file = ({ types }: NonNullable<MountedEndpoints[number]['upload']>) => ({
  required: true,
  content: Object.fromEntries(types.map((type) => [type, {}])),
})

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function queryParameters(query: z.ZodType | undefined) {
  const properties = query ? (schemaOf(query, 'input').properties ?? {}) : {}
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }))
}
