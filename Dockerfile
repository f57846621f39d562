# The sandbox as an image: see docs/sandbox.md. The action itself needs none.
FROM node:24-slim
WORKDIR /sandbox
COPY package.json package-lock.json tsconfig.json ./
COPY shims shims
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY src src
COPY sandbox sandbox
RUN npx tsc
EXPOSE 8080
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:8080/v1/status').then((r) => process.exit(r.ok ? 0 : 1))"
CMD ["node", "lib/sandbox/cli.js", "--host", "0.0.0.0", "--port", "8080"]
