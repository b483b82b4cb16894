declare module 'parse-prometheus-text-format' {
  export type Family = {
    name: string
    help: string
    /** In capitals. */
    type: 'COUNTER' | 'GAUGE' | 'HISTOGRAM' | 'SUMMARY' | 'UNTYPED'
    metrics: { value?: string; labels?: Record<string, string>; count?: string; sum?: string }[]
  }
  export default function parsePrometheusText(text: string): Family[]
}
