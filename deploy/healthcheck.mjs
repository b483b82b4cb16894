// Whether the server in this container answers. Run by the container's health check.
import process from 'node:process'

const { status } = await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`)
process.exitCode = status === 200 ? 0 : 1
