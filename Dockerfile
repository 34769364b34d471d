# Build: the wheel and everything it needs, into a virtual environment.
FROM python:3.12-slim AS build
WORKDIR /src
COPY requirements/run.txt requirements/run.txt
RUN python -m venv /opt/flugpost \
    && /opt/flugpost/bin/pip install --no-cache-dir --require-hashes -r requirements/run.txt
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY rules rules
COPY render render
COPY sandbox sandbox
RUN /opt/flugpost/bin/pip install --no-cache-dir --no-deps .

# Run: Python, that environment, and nothing else; not as root.
FROM python:3.12-slim
RUN useradd --create-home --uid 10001 flugpost && install -d -o flugpost /data
COPY --from=build /opt/flugpost /opt/flugpost
ENV PATH=/opt/flugpost/bin:$PATH PYTHONUNBUFFERED=1 FLUGPOST_DB=/data/flugpost.sqlite3
USER flugpost
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=60s --timeout=10s --start-period=30s CMD ["flugpost", "doctor", "--alive"]
CMD ["flugpost"]
